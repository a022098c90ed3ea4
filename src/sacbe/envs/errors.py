"""Errors of the environments. Each is also an error of Gymnasium."""

from gymnasium import error

from sacbe.engine.errors import IllegalAction, OptionError, SacbeError


class RefusedAction(IllegalAction, error.InvalidAction):
    """The rules do not allow the action now."""


class WrongOption(OptionError, error.Error):
    """An option that does not exist or has a value it cannot have."""


class NoGameYet(SacbeError, error.ResetNeeded):
    """A step before the first reset, or after the end of a game."""


class NothingToDraw(WrongOption, error.DependencyNotInstalled):
    """A picture needs a package that is not installed."""
