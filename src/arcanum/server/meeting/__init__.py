"""Meeting others: ratings, profiles, the ladder, deals of the day, tournaments and clubs."""
