"""The table as text, for terminals and for `print`: drawn from what one viewer sees, in any language.

The commands and the library share it. No rule lives here, and nothing that reads what a person types.
"""
