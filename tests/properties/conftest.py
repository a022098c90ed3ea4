"""How hard Hypothesis tries here. Failures it finds are kept in .hypothesis/examples and tried again first."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "sacbe", deadline=None, max_examples=40, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("sacbe")
