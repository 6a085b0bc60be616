"""The table as text, for terminals and for `print`: drawn from what one viewer sees, in any language.

The commands and the library share it. It has no rules, and reads no input.
"""
