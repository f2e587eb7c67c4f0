// What a person has begun on this board but not yet decided. Nothing of it leaves the browser.

class Begun {
  /** an action whose targets are lit */
  verb = $state('');
  /** a token about to move, or a card about to be swapped */
  from = $state('');
  /** cards that a line of a check list speaks of */
  ringed = $state.raw<string[]>([]);
  /** the one lodge outlined on a small screen: faction, or nothing for the largest */
  lodge = $state('');

  clear(): void {
    this.verb = '';
    this.from = '';
  }
}

export const begun = new Begun();
