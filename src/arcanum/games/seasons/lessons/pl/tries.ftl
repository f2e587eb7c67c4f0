try-summon-room = Przywołaj kartę { $one }: wskaźnik { $two } ma miejsce na jedną i tylko na jedną.
