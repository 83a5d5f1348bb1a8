"""Grotto's games for learners: many at once, observations and action masks as arrays. See README.md."""

from .games import Field, Games, Step

__all__ = ["Field", "Games", "Step"]
