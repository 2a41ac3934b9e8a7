import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The numbers of lines to print: of the page, where dialogs come last, and of its calls to Firebase. */
const lines = { pageBegins: 30, pageEnds: 30, calls: 15 } as const;

function contentOf({ attachments }: TestResult, name: string): string | undefined {
  const { body, path } = attachments.find((attachment) => attachment.name === name) ?? {};
  return body?.toString() ?? (path === undefined ? undefined : readFileSync(path, 'utf8'));
}

/** The page as Playwright's ARIA snapshot. */
function pageLines(result: TestResult): readonly string[] {
  const outline = contentOf(result, 'error-context')?.split('```yaml\n')[1]?.split('\n```')[0]?.split('\n') ?? [];
  if (outline.length <= lines.pageBegins + lines.pageEnds) return outline;
  return [...outline.slice(0, lines.pageBegins), '...', ...outline.slice(-lines.pageEnds)];
}

function callLines(result: TestResult): readonly string[] {
  const calls: readonly { readonly name: string }[] = JSON.parse(contentOf(result, 'firebase-calls') ?? '[]');
  return calls.slice(-lines.calls).map(({ name }) => `call: ${name}`);
}

/** At the end, prints the last page of each failed test, for runs whose screenshots are not available. */
export default class FailedPages implements Reporter {
  readonly #lines: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === test.expectedStatus) return;
    this.#lines.push(`What was seen last in '${test.title}':`);
    this.#lines.push(...pageLines(result), ...callLines(result), '');
  }

  onEnd(): void {
    for (const line of this.#lines) console.log(line);
  }

  printsToStdio(): boolean {
    return true;
  }
}
