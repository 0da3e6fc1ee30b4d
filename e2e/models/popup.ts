import type { Locator, Page } from '@playwright/test';

/**
 * A popup on a host page, as a visitor sees it. Playwright's locators reach into its open shadow
 * root.
 */
export interface PopupModel {
  readonly root: Locator;
  readonly closeButton: Locator;
  fill(placeholder: string, text: string): Promise<void>;
  submit(): Promise<void>;
  closeByX(): Promise<void>;
}

export function popupOn(page: Page, popupId?: string): PopupModel {
  const root = page.locator(
    popupId === undefined ? '.poptin-popup' : `.poptin-popup[data-poptin-id="${popupId}"]`,
  );
  const closeButton = page.getByRole('button', { name: /^(Close|סגירה|סגור)$/u }).first();
  return {
    root,
    closeButton,
    fill: (placeholder, text) => root.getByPlaceholder(placeholder).fill(text),
    submit: () => root.locator('.poptin-form-submit-button').first().click(),
    closeByX: () => closeButton.click(),
  };
}

/** A customer's page with nothing but the script tag, as owners paste it. */
export function pageWithScript(
  clientId: string,
  body = "<main><h1>A customer's page</h1></main>",
): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Customer</title>
<script id="pixel-script-poptin" src="/pixel.js?id=${clientId}" async></script></head><body>${body}</body></html>`;
}
