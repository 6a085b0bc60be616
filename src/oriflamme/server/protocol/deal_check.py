"""Whether the deal of a record is the one that its seed, and what the seed was made from, lead to."""

from __future__ import annotations

import msgspec

from oriflamme.notation.record import Record
from oriflamme.server.protocol.messages import Proof
from oriflamme.server.table.fairness import combined, commitment, deal_from, order_from, player_commitment


def proof_in(record: Record) -> Proof | None:
    try:
        return msgspec.convert(record.further.get("proof"), Proof | None)
    except msgspec.ValidationError:  # a key of another program, which may be anything
        return None


def check_deal(record: Record) -> list[tuple[bool, str]]:
    """What was checked: whether it is right, and the key of the sentence that says so. Empty if the record
    has no seed."""
    seed, hash_ = record.further.get("seed"), record.further.get("hash")
    if not isinstance(seed, str) or not isinstance(hash_, str):
        return []
    proof = proof_in(record)
    try:
        if proof is None:
            fits = commitment(bytes.fromhex(seed)) == hash_
            found = [(fits, "deal-right" if fits else "deal-wrong")]
        else:
            found = _check_proof(proof, seed, hash_)
        dealt = deal_from(bytes.fromhex(seed), record.deal.kinds, len(record.seating))
    except ValueError:  # these are no hexadecimal digits
        return [(False, "deal-wrong")]
    same = (dealt.asides, dealt.first) == (record.deal.asides, record.deal.first)
    return [*found, (same, "replay-deal-right" if same else "replay-deal-wrong")]


def _check_proof(proof: Proof, seed: str, hash_: str) -> list[tuple[bool, str]]:
    sent = [one for one in proof.contributions if one.bits]
    made = combined(bytes.fromhex(proof.secret), proof.table, {one.family: one.bits for one in sent})
    fits = (
        commitment(bytes.fromhex(proof.secret)) == hash_
        and made.hex() == seed
        and all(player_commitment(one.bits, proof.table, one.family) == one.commitment for one in sent)
    )
    found = [(fits, "deal-together-right" if fits else "deal-together-wrong")]
    if proof.order:
        drawn = order_from(bytes.fromhex(seed), len(proof.order)) == proof.order
        found.append((drawn, "deal-seating" if drawn else "deal-seating-wrong"))
    return found
