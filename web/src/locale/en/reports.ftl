### Reports to the host of the server, English.

people-report = Report
people-report-person = Report this person
people-report-table = Report this table
people-report-club = Report this club
people-report-tournament = Report this tournament
people-report-about = The host of this server reads it. Nobody else learns that you wrote it.
people-report-why = What is wrong?
people-report-why-insults = Insults or threats
people-report-why-name = A name that should not be here
people-report-why-cheats = Cheating, or games lost on purpose
people-report-why-spam = Advertising
people-report-why-other = Something else
people-report-text = What happened, in a few words
people-report-send = Send
people-report-done = Thank you. The host of this server will read it.
people-report-log-in = Log in to report something. At a table you can stop hearing somebody at any time, in the chat.
