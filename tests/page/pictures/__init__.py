"""Takes the pictures of the page that the documents show: `python -m tests.page.pictures`."""
