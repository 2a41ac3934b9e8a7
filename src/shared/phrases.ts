/** Names of several words, found where a text has them: 'Wagon R' also as 'wagonr' and 'wagon-r'. */

export interface Found<Value> {
  readonly values: readonly Value[];
  /** The number of words that the name takes. */
  readonly length: number;
}

/** More words than any name has. */
const longestName = 6;

export class Phrases<Value> {
  private readonly byKey = new Map<string, Value[]>();

  constructor(private readonly wordsIn: (text: string) => readonly string[]) {}

  /** Names the value; one name may have several values. */
  add(name: string, value: Value): void {
    const key = this.wordsIn(name).join('');
    if (key === '') return;
    const values = this.byKey.get(key);
    if (!values) this.byKey.set(key, [value]);
    else if (!values.includes(value)) values.push(value);
  }

  named(name: string): readonly Value[] {
    return this.byKey.get(this.wordsIn(name).join('')) ?? [];
  }

  /** The longest name that begins at this word and has a value that is accepted. */
  longestAt(
    words: readonly string[],
    from: number,
    isAccepted: (value: Value) => boolean = () => true,
  ): Found<Value> | null {
    let longest: Found<Value> | null = null;
    let key = '';
    for (let length = 1; length <= longestName && from + length <= words.length; length += 1) {
      key += words[from + length - 1];
      const values = this.byKey.get(key)?.filter(isAccepted);
      if (values && values.length > 0) longest = { values, length };
    }
    return longest;
  }
}
