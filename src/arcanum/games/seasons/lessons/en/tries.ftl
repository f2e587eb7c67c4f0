try-summon-room = Summon a card { $one }: your gauge { $two } has room for one, and only for one.
