import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { Downloads } from './downloads.tsx';

describe('ready-made packages', () => {
  it('packages are downloaded from the server for the current site', async () => {
    renderApp('/install');
    const region = within(await screen.findByRole('region', { name: 'Ready-made' }));
    expect(
      region.getAllByRole<HTMLAnchorElement>('link').map((link) => link.getAttribute('href')),
    ).toEqual([
      '/api/owner/sites/site-1/packages/wordpress',
      '/api/owner/sites/site-1/packages/shopify',
      '/api/owner/sites/site-1/packages/google-tag-manager',
      '/api/owner/sites/site-1/packages/react',
    ]);
  });

  it('the downloads offer to copy the line for a website of plain html', async () => {
    const { user } = renderApp('/install');
    await user.click(await screen.findByRole('button', { name: 'Copy the line' }));
    expect(await navigator.clipboard.readText()).toContain('<script id="beckon-script"');
  });

  it('the downloads say why a package is missing if its platform loads scripts only over https', () => {
    const scriptUrl = 'http://127.0.0.1:3000/pixel.js?id=0123456789abc';
    renderPart(<Downloads snippet="" scriptUrl={scriptUrl} />);
    expect(
      screen
        .getAllByText(/^Needs an address that begins with https/u)
        .map((words) => words.closest('li')?.querySelector('h3')?.textContent),
    ).toEqual(['Shopify', 'Google Tag Manager']);
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });
});
