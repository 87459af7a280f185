"""Environments for training."""
