### Leaving, pausing, ending before time, rematches, English.

page-until = until { $time }
page-deadline = Time runs out: { $time }

page-late = is late
page-conceded = has conceded
page-conceded-watch = You have conceded. You may watch.
page-has-left = { $player } has left
page-is-late = { $player } is late
page-turn-since = turn of { $player }, { $time }
page-gone-ask = { $player } has left: let a bot play?
page-late-about = { $player } is here, but taking long.
page-out-ask = { $player } has no time left: let a bot play?
page-late-away = { $player } is not looking at the moment.
page-reminded-ago = Reminded { $time } ago.
page-may-return = May come back at any time.
page-remind = Remind
page-again-at = again at { $time }
page-gone-choices = What can be done
page-wait = Wait
page-wait-clock-own = { $player } has { $time } left on the clock; then the table is asked again.
page-wait-clock = Your clocks stand still. The clock of { $player } has { $time } left; then the table is asked once more.
page-wait-about = The seat stays open. Nothing is decided for { $player }.
page-wait-anybody = for now, anybody may
page-bot-for-about = { $bot } plays the seat. { $player } can take over again with one click, but gains no rating here. Anyone who does not come back takes last place.
page-propose-end = Propose an end
page-vote-yes = agrees
page-vote-open = is asked
page-votes = { $n } of { $of } agree

page-leave-or-end = Leave or end the game …
page-leave-ask = Leave or end this game?
page-leave-now = Leave for now
page-leave-short = Leave
page-leave-about = Your seat stays yours, and you may come back at any time. The others see that you have left, and may let a bot play for you. If you do not come back, you take last place.
page-leave-clock-about = Your seat stays yours, and your clock runs. The others see that you have left, and may let a bot play for you until you are back. If you do not come back, you take last place.
page-leave-alone-about = The game waits for you in the lobby. Nothing is lost.
page-clock-runs = your clock runs
page-pause-game = Pause
page-pause-about = All clocks stand until somebody goes on. All must agree.
page-propose = Propose
page-end-it = End it
page-end-scores = End now with the present scores
page-end-scores-are = The game ends as it stands: { $scores }. Not rated. All must agree; for anyone who has left, let a bot play first.
page-end-scores-about = The game ends as it stands; the scores are counted then, and the highest wins. Not rated. All must agree; for anyone who has left, let a bot play first.
page-end-scores-alone = The game ends as it stands. Nobody else has to agree, so it counts like conceding: for your results and for the rating.
page-abandon = Abandon
page-abandon-about = The game ends without a result. Not rated. All must agree; for anyone who has left, let a bot play first.
page-concede = Concede
page-concede-about = You give up, whether the others agree or not.
page-concede-ask = Concede this game?
page-keep-playing = Keep playing
page-concede-seat = Your seat
page-concede-seat-bot = { $bot } plays it to the end, as the table chose at the start.
page-concede-seat-out = It is out, as the table chose at the start: it only passes.
page-concede-seat-ends = Nobody is left to play against: the game ends at once.
page-concede-result = Your result
page-concede-result-about = Place { $n } of { $of }, whatever happens to the seat.
page-concede-rating = Rating
page-concede-rating-about = If everybody here has an account, the game is rated, with this place for you.
page-concede-rating-none = This table is not rated.
page-concede-others = The others
page-concede-others-on = Play on; their results count. Chat stays open to you.
page-concede-others-end = Their scores at this moment count.
page-concede-after = Afterwards
page-concede-after-on = You may watch, but not come back.
page-concede-after-end = Record and replay are kept.

page-asks-scores = { $player } proposes to end the game now, with the present scores.
page-scores-now = That is: { $scores }.
page-asks-pause = { $player } proposes a pause: all clocks stand until somebody goes on.
page-undo-steps = { $n ->
    [one] This would be taken back:
   *[other] These { $n } steps would be taken back:
}
page-withdraw = Withdraw the proposal
page-paused = The players pause.
page-paused-clocks = Pause: all clocks stand.
page-go-on-now = Go on

page-happens-leaves = { $player } leaves the table.
    .you = You leave the table.
page-happens-returns = { $player } is back.
    .you = You are back.
page-happens-bot-plays = { $bot } plays for { $player }.
    .you = { $bot } plays for you.
page-happens-reminded = { $player } gets a reminder.
    .you = You get a reminder: the table waits for you.
page-happens-pauses = The players pause: all clocks stand.
page-happens-goes-on = { $player } ends the pause.
    .you = You end the pause.
page-happens-concedes = { $player } concedes. { $bot } plays on.
    .you = You concede. { $bot } plays on.
page-happens-concedes-out = { $player } concedes and is out.
    .you = You concede and are out.
page-happens-concedes-end = { $player } concedes.
    .you = You concede.
page-happens-taken = { $player } takes the game along: it is not rated any more.
    .you = You take the game along: it is not rated any more.
page-happens-rematch = { $player } asks for a rematch.
    .you = You ask for a rematch.
page-ended-end = The players ended the game by agreement, without a result.
page-ended-scores = The players ended the game by agreement, with the scores at that moment.
page-ended-conceded = The game ended because somebody conceded.

page-rematch = Rematch
page-rematch-asks = { $player } asks for a rematch
page-rematch-ask = Play again?
page-rematch-about = One new table: same people, options, pace and hints. Seats move on by one.
page-rematch-sits = sits
page-rematch-declined = not now
page-rematch-asked = asked, { $time }
page-take-seat = Take my seat
page-not-now = Not now
page-to-new-table = To the new table

page-too-early = Not yet. Give them two minutes first.
page-reminded-already = Not yet. This player was reminded just now.
page-has-conceded = Not possible. A player who has conceded may only watch.
page-not-asked = Not possible. This is no longer asked.

page-orders = Standing orders
page-orders-about = Only you know about them. You can still decide for yourself, or end them, at any time.
page-order-all = Always take all
    .text = Where everything may be taken at once, it is.
page-order-sole = Answer where it makes no difference
    .text = When all your choices have the same result.
page-order-pass = Pass while nothing changes
    .text = Ends on its own when you have other options, when somebody does something to you, or when something is asked.
page-order-cannot-pass = Not yet. Order it when you may pass.
page-holidays = Holidays
page-holidays-about = On these days your clock stands.
page-holiday-from = First day
page-holiday-to = Last day
page-calendar = Copy the calendar link
page-calendar-about = Your calendar program shows when your time runs out. The link is secret.
page-quiet = Quiet hours
page-quiet-about = No notices between these hours; they come together afterwards.
page-all-tables = At all my tables
    .text = What you change here, holidays or quiet hours, is changed at every table whose seat this browser knows.
page-all-tables-not = { $n ->
    [one] { $n } table did not take the change. Open it and look there.
   *[other] { $n } tables did not take the change. Open them and look there.
}
page-quiet-from = Quiet from
page-quiet-to = Quiet until
page-told-reminder = The others are waiting for you
page-told-rematch = A rematch?
page-told-gathered = Everybody has sat down: begin
page-notices-gathered = When all sit, and when it is my move
page-told-several = Several tables are waiting for you
