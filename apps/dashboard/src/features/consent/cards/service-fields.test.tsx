import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { ConsentPage } from '../consent-page.tsx';

describe('a service of the owner’s own', () => {
  it('a new service has the focus in its name, which typing replaces', async () => {
    const { user } = renderPart(<ConsentPage />);
    await user.click(await screen.findByText('Services'));
    await user.click(await screen.findByText('One of my own'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    await user.keyboard('Shop');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Shop');
  });

  it('an address of a service that is too short stays in the field with the reason', async () => {
    const { user, server } = renderPart(<ConsentPage />);
    await user.click(await screen.findByText('Services'));
    await user.click(await screen.findByText('One of my own'));
    const addresses = screen.getByLabelText<HTMLInputElement>('Addresses that identify it', {
      selector: 'input',
    });
    await user.type(addresses, 'abc{Enter}');
    expect(screen.getByText('“abc” is too short: write at least 4 signs')).toBeDefined();
    expect(addresses.value).toBe('abc');
    await user.type(addresses, '.de{Enter}');
    expect(screen.queryByText(/is too short/)).toBeNull();
    await user.click(within(screen.getByLabelText('Save and publish')).getByText('Save'));
    expect(await screen.findByText('Saved as a draft.')).toBeDefined();
    expect(server.data.consent.draft.services[0]?.patterns).toEqual(['abc.de']);
  });
});
