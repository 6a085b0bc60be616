// From the JSON Schema on standard input (build/schema.py) to the types of src/kit/messages.ts: `make messages`.

import { text } from 'node:stream/consumers'
import { compile, type JSONSchema } from 'json-schema-to-typescript'

type Schema = Record<string, unknown>

const { $defs } = JSON.parse(await text(process.stdin)) as { $defs: Schema }
const definitions: Schema = {}
for (const [name, definition] of Object.entries($defs)) definitions[name] = tidy(definition, true)
const anyOf = Object.keys($defs).map((name) => ({ $ref: `#/definitions/${name}` }))

process.stdout.write(
  await compile({ title: 'Everything', definitions, anyOf } as JSONSchema, 'Everything', {
    additionalProperties: false,
    bannerComment: "// Made by `make messages` from the server's description of what it says and hears. Do not edit.\n",
    style: { semi: false, singleQuote: true, printWidth: 110 },
  }),
)

/** The same in the older words that the compiler knows; and what has a title of its own becomes a type of its own. */
function tidy(node: unknown, isDefinition = false): unknown {
  if (Array.isArray(node)) return node.map((one) => tidy(one))
  if (typeof node !== 'object' || node === null) return node
  const { default: _, prefixItems, ...schema } = node as Schema
  // A reference rules over what stands beside it.
  if (typeof schema.$ref === 'string') return { $ref: schema.$ref.replace('$defs', 'definitions') }
  if (prefixItems) schema.items = prefixItems
  const whole = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, tidy(value)]))
  if (isDefinition || typeof schema.title !== 'string') return whole
  definitions[schema.title] = whole
  return { $ref: `#/definitions/${schema.title}` }
}
