"""The laboratory: scenarios, laws, records, simulation and measuring over the same rules."""
