/**
 * Parses the part of the rules language that firestore.rules and storage.rules use. Positions are offsets into the
 * text: `start` is included, `end` is not.
 */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export type Operator = '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'is' | '+' | '-' | '*' | '/' | '%';

export type Expression = Range &
  (
    | { readonly type: 'name'; readonly name: string }
    | { readonly type: 'number' | 'string' }
    | { readonly type: 'not' | 'minus'; readonly operand: Expression }
    | {
        readonly type: 'binary';
        readonly operator: Operator;
        readonly operatorRange: Range;
        readonly left: Expression;
        readonly right: Expression;
      }
    | { readonly type: 'member'; readonly object: Expression; readonly name: string }
    | { readonly type: 'index'; readonly object: Expression; readonly positions: readonly Expression[] }
    | { readonly type: 'call'; readonly callee: Expression; readonly args: readonly Expression[] }
    | { readonly type: 'list'; readonly entries: readonly Expression[] }
    | { readonly type: 'map'; readonly entries: readonly MapEntry[] }
    /** A path, with the expressions in its $(...) segments. */
    | { readonly type: 'path'; readonly segments: readonly Expression[] }
  );

interface MapEntry extends Range {
  readonly key: Expression;
  readonly value: Expression;
}

export interface Allow extends Range {
  readonly operations: readonly (Range & { readonly name: string })[];
  readonly condition: Expression;
  /** The path of the `match` blocks around it. */
  readonly path: string;
}

interface RulesFunction extends Range {
  readonly name: string;
  readonly parameters: readonly string[];
  /** The values to which `let` gives a name. */
  readonly bound: readonly Expression[];
  readonly result: Expression;
}

export interface Rules {
  readonly source: string;
  readonly allows: readonly Allow[];
  readonly functions: readonly RulesFunction[];
}

interface Token extends Range {
  readonly type: 'word' | 'number' | 'string' | 'sign' | 'end';
  readonly text: string;
}

const tokenPattern =
  /(?<space>\s+|\/\/[^\n]*)|(?<word>[A-Za-z_]\w*)|(?<number>\d+(?:\.\d+)?)|(?<string>'(?:[^'\\]|\\.)*')|(?<sign>\|\||&&|[=!<>]=|[-+*/%<>!(){}[\].,:;=$?])/suy;

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let start = 0;
  while (start < source.length) {
    tokenPattern.lastIndex = start;
    const groups = tokenPattern.exec(source)?.groups;
    const found = Object.entries(groups ?? {}).find(([, text]) => text !== undefined);
    if (!found) throw new SyntaxError(`Nothing that rules know, at ${source.slice(start, start + 20)}`);
    const [type, text = ''] = found;
    const end = start + text.length;
    if (type !== 'space') tokens.push({ type: type as Token['type'], text, start, end });
    start = end;
  }
  return [...tokens, { type: 'end', text: '', start, end: start }];
}

/** From the loosest to the tightest. */
const precedence: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>=', 'in', 'is'],
  ['+', '-'],
  ['*', '/', '%'],
];

class Parser {
  readonly allows: Allow[] = [];
  readonly functions: RulesFunction[] = [];
  readonly #source: string;
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(source: string) {
    this.#source = source;
    this.#tokens = tokensOf(source);
  }

  file(): void {
    this.#skipTo('service');
    this.#skipTo('{');
    this.#block('');
  }

  #skipTo(text: string): void {
    while (this.#next.text !== text) this.#take();
  }

  get #next(): Token {
    const token = this.#tokens[this.#at];
    if (!token) throw new SyntaxError('The rules end too early');
    return token;
  }

  /** The token that was read last. */
  get #last(): Token {
    const token = this.#tokens[this.#at - 1];
    if (!token) throw new SyntaxError('Nothing has been read');
    return token;
  }

  #take(text?: string): Token {
    const token = this.#next;
    if (text !== undefined && token.text !== text) {
      const line = this.#source.slice(0, token.start).split('\n').length;
      throw new SyntaxError(`Line ${line}: ${text} expected, not ${token.text}`);
    }
    this.#at += 1;
    return token;
  }

  #takeIf(text: string): boolean {
    if (this.#next.text !== text) return false;
    this.#at += 1;
    return true;
  }

  #block(path: string): void {
    this.#take('{');
    while (!this.#takeIf('}')) {
      if (this.#next.text === 'match') this.#match(path);
      else if (this.#next.text === 'function') this.#function();
      else this.#allow(path);
    }
  }

  #match(outer: string): void {
    this.#take('match');
    let path = outer;
    while (this.#takeIf('/')) {
      const { start } = this.#next;
      if (this.#takeIf('{')) while (!this.#takeIf('}')) this.#take();
      else this.#take();
      path += `/${this.#source.slice(start, this.#last.end)}`;
    }
    this.#block(path);
  }

  #function(): void {
    const { start } = this.#take('function');
    const { text: name } = this.#take();
    this.#take('(');
    const parameters = this.#separated(')', () => this.#take().text);
    this.#take('{');
    const bound: Expression[] = [];
    while (this.#takeIf('let')) {
      this.#take();
      this.#take('=');
      bound.push(this.#expression());
      this.#take(';');
    }
    this.#take('return');
    const result = this.#expression();
    this.#take(';');
    const { end } = this.#take('}');
    this.functions.push({ name, parameters, bound, result, start, end });
  }

  #allow(path: string): void {
    const { start } = this.#take('allow');
    const operations: (Range & { name: string })[] = [];
    do {
      const { text, start: from, end } = this.#take();
      operations.push({ name: text, start: from, end });
    } while (this.#takeIf(','));
    this.#take(':');
    this.#take('if');
    const condition = this.#expression();
    const { end } = this.#take(';');
    this.allows.push({ operations, condition, path, start, end });
  }

  #separated<Item>(close: string, item: () => Item): Item[] {
    const items: Item[] = [];
    while (this.#next.text !== close) {
      items.push(item());
      if (!this.#takeIf(',')) break;
    }
    this.#take(close);
    return items;
  }

  #expression(level = 0): Expression {
    const operators = precedence[level];
    if (!operators) return this.#unary();
    const { start: from } = this.#next;
    let left = this.#expression(level + 1);
    while (operators.includes(this.#next.text) && this.#next.type !== 'string') {
      const { text, start, end } = this.#take();
      const right = this.#expression(level + 1);
      left = {
        type: 'binary',
        operator: text as Operator,
        operatorRange: { start, end },
        left,
        right,
        start: from,
        end: this.#last.end,
      };
    }
    return left;
  }

  #unary(): Expression {
    const { start, text, type } = this.#next;
    if (type !== 'sign' || (text !== '!' && text !== '-')) return this.#postfix();
    this.#take();
    const operand = this.#unary();
    return { type: text === '!' ? 'not' : 'minus', operand, start, end: this.#last.end };
  }

  #postfix(): Expression {
    const { start } = this.#next;
    let object = this.#primary();
    for (;;) {
      if (this.#takeIf('.')) {
        const { text: name, end } = this.#take();
        object = { type: 'member', object, name, start, end };
      } else if (this.#takeIf('(')) {
        const args = this.#separated(')', () => this.#expression());
        object = { type: 'call', callee: object, args, start, end: this.#last.end };
      } else if (this.#takeIf('[')) {
        const positions = [this.#expression()];
        if (this.#takeIf(':')) positions.push(this.#expression());
        const { end } = this.#take(']');
        object = { type: 'index', object, positions, start, end };
      } else return object;
    }
  }

  #primary(): Expression {
    const { type, text, start, end } = this.#next;
    if (text === '/' && type === 'sign') return this.#path();
    this.#take();
    if (type === 'word') return { type: 'name', name: text, start, end };
    if (type === 'number' || type === 'string') return { type, start, end };
    if (text === '(') {
      const inner = this.#expression();
      this.#take(')');
      return inner;
    }
    if (text === '[') {
      const entries = this.#separated(']', () => this.#expression());
      return { type: 'list', entries, start, end: this.#last.end };
    }
    if (text === '{') {
      const entries = this.#separated('}', () => this.#mapEntry());
      return { type: 'map', entries, start, end: this.#last.end };
    }
    throw new SyntaxError(`No expression begins with ${text}, at ${this.#source.slice(start, start + 40)}`);
  }

  #mapEntry(): MapEntry {
    const key = this.#expression();
    this.#take(':');
    const value = this.#expression();
    return { key, value, start: key.start, end: this.#last.end };
  }

  #path(): Expression {
    const { start } = this.#next;
    const segments: Expression[] = [];
    while (this.#takeIf('/')) {
      if (this.#takeIf('$')) {
        this.#take('(');
        segments.push(this.#expression());
        this.#take(')');
      } else if (this.#takeIf('(')) {
        // The name of the database, (default), in the paths of storage.rules.
        this.#take();
        this.#take(')');
      } else this.#take();
    }
    return { type: 'path', segments, start, end: this.#last.end };
  }
}

/** @throws SyntaxError if the file uses syntax that this parser does not support */
export function parseRules(source: string): Rules {
  const parser = new Parser(source);
  parser.file();
  return { source, allows: parser.allows, functions: parser.functions };
}

/** The direct parts of an expression. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.type) {
    case 'name':
    case 'number':
    case 'string':
      return [];
    case 'not':
    case 'minus':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, ...expression.positions];
    case 'call':
      return [expression.callee, ...expression.args];
    case 'list':
      return expression.entries;
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return expression.segments;
  }
}

/** The names of the functions that an expression calls. */
export function calledIn(expression: Expression): readonly string[] {
  const own = expression.type === 'call' && expression.callee.type === 'name' ? [expression.callee.name] : [];
  return [...own, ...partsOf(expression).flatMap(calledIn)];
}

/** The operands of a chain of `&&` or `||`. Any other expression is its own single operand. */
export function operandsOf(expression: Expression, operator: '&&' | '||'): readonly Expression[] {
  if (expression.type !== 'binary' || expression.operator !== operator) return [expression];
  return [...operandsOf(expression.left, operator), ...operandsOf(expression.right, operator)];
}

/** The conditions that decide an expression: the operands of all nested `&&`, `||` and `!`. */
export function conditionsOf(expression: Expression): readonly Expression[] {
  if (expression.type === 'not') return conditionsOf(expression.operand);
  if (expression.type === 'binary' && (expression.operator === '&&' || expression.operator === '||')) {
    return [...conditionsOf(expression.left), ...conditionsOf(expression.right)];
  }
  return [expression];
}

export function textOf({ source }: Rules, { start, end }: Range): string {
  return source.slice(start, end).replaceAll(/\s+/g, ' ');
}

/** @returns the line, counted from 1 */
export function lineOf({ source }: Rules, { start }: Range): number {
  return source.slice(0, start).split('\n').length;
}
