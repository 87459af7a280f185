"""What all titles share. Imports nothing else of Paddock, and knows no clock, file, socket or dice of its own."""
