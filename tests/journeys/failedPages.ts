import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** How much is shown of a page, where dialogs stand last, and of its calls to Firebase. */
const lines = { pageBegins: 30, pageEnds: 30, calls: 15 } as const;

function contentOf({ attachments }: TestResult, name: string): string | undefined {
  const { body, path } = attachments.find((attachment) => attachment.name === name) ?? {};
  return body?.toString() ?? (path === undefined ? undefined : readFileSync(path, 'utf8'));
}

/** What Playwright keeps of the page, as an outline. */
function pageLines(result: TestResult): readonly string[] {
  const outline = contentOf(result, 'error-context')?.split('```yaml\n')[1]?.split('\n```')[0]?.split('\n') ?? [];
  if (outline.length <= lines.pageBegins + lines.pageEnds) return outline;
  return [...outline.slice(0, lines.pageBegins), '...', ...outline.slice(-lines.pageEnds)];
}

function callLines(result: TestResult): readonly string[] {
  const calls: readonly { readonly name: string }[] = JSON.parse(contentOf(result, 'firebase-calls') ?? '[]');
  return calls.slice(-lines.calls).map(({ name }) => `call: ${name}`);
}

/** At the end, what each failed try showed last: where nobody can look at its screenshots, that is all there is. */
export default class FailedPages implements Reporter {
  readonly #lines: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === test.expectedStatus) return;
    this.#lines.push(`What was seen last in '${test.title}', try ${result.retry + 1}:`);
    this.#lines.push(...pageLines(result), ...callLines(result), '');
  }

  onEnd(): void {
    for (const line of this.#lines) console.log(line);
  }

  printsToStdio(): boolean {
    return true;
  }
}
