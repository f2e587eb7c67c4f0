"""What measures the product: its engines, its server, and how it does beside others."""
