import type { Page } from '@playwright/test';

/**
 * Records what the server answers this page's script from now on; reads it all, as text. Page
 * content shows neither shadow roots nor answers.
 */
export function recordAnswers(page: Page): () => Promise<readonly string[]> {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    // An answer that the page leaves before it is there shows by what it lacks.
    if (response.url().includes('/api/display/')) answers.push(response.text().catch(() => ''));
  });
  return () => Promise.all(answers);
}
