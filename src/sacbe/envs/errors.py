"""Errors of the environments: ours, and of the kind that Gymnasium and PettingZoo raise themselves."""

from gymnasium import error

from sacbe.engine.errors import IllegalAction, OptionError, SacbeError


class RefusedAction(IllegalAction, error.InvalidAction):
    """The rules do not allow the action now."""


class WrongOption(OptionError, error.Error):
    """An option that does not exist or has a value it cannot have."""


class NoGameYet(SacbeError, error.ResetNeeded):
    """A step before the first reset, or after the end of a game."""


class NothingToDraw(WrongOption, error.DependencyNotInstalled):
    """A picture that needs what is not installed."""
