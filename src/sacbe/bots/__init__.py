"""Players that are programs. A bot sees what its seat may know and what it may do, nothing else."""
