"""What the server answers, as JSON. The description of the API and the types of the browser follow from these
declarations."""
