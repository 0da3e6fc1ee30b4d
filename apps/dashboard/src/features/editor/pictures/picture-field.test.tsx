import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NOW } from '../../../testing/factories.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const earlier = {
  id: 'picture-1',
  name: 'logo.png',
  url: 'https://pop.example.com/pictures/picture-1.png',
  bytes: 900,
  uploadedAt: NOW,
};
const aFile = (name: string, bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });

async function openPicture(data: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/popups/Popup00000001/edit', data);
  await app.user.click(await screen.findByRole('tab', { name: 'Style' }, { timeout: 10_000 }));
  const field = within(screen.getByRole('group', { name: 'Background picture' }));
  const urlNow = async () => {
    await app.user.keyboard('{Control>}s{/Control}');
    return app.server.data.popups[0]?.settings.look?.picture?.url;
  };
  return { ...app, field, urlNow };
}

afterEach(() => vi.unstubAllGlobals());

describe('a picture of the popup', () => {
  it('the picture field uploads a picture from the computer', async () => {
    const { user, field, urlNow, server } = await openPicture();
    await user.upload(field.getByLabelText('Upload a picture'), aFile('sale.png'));
    await waitFor(async () =>
      expect(await urlNow()).toBe('https://pop.example.com/pictures/picture-1.png'),
    );
    expect(
      server.calls.find(({ method, path }) => method === 'POST' && path.endsWith('/pictures'))
        ?.body,
    ).toEqual({ name: 'sale.png', data: 'AAAAAAAAAAAAAA==' });
    await user.click(await field.findByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(await urlNow()).toBeUndefined());
  });

  it('the picture field uploads a picture that is dropped on it', async () => {
    const { field, urlNow } = await openPicture();
    fireEvent.drop(field.getByText(/Drop a picture here/), {
      dataTransfer: { files: [aFile('sale.png')] },
    });
    await waitFor(async () =>
      expect(await urlNow()).toBe('https://pop.example.com/pictures/picture-1.png'),
    );
  });

  it('the picture field uses a picture of earlier uploads', async () => {
    const { user, field, urlNow } = await openPicture({ pictures: [earlier] });
    await user.click(field.getByRole('button', { name: 'Earlier uploads' }));
    await user.click(await screen.findByRole('button', { name: 'Take logo.png' }));
    await waitFor(async () => expect(await urlNow()).toBe(earlier.url));
  });

  it('the picture field refuses a large animation, which would stand still if it was made smaller', async () => {
    const { user, field, server } = await openPicture();
    const content = new Uint8Array(2 * 1024 * 1024 + 1);
    await user.upload(
      field.getByLabelText('Upload a picture'),
      new File([content], 'huge.gif', { type: 'image/gif' }),
    );
    expect(await screen.findByText(/larger than 2 MB/)).toBeDefined();
    expect(server.data.pictures).toEqual([]);
  });

  it('the picture field refuses a damaged file', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    const { user, field, server } = await openPicture();
    await user.upload(field.getByLabelText('Upload a picture'), aFile('cut.png'));
    expect(await screen.findByText(/“cut\.png” is no picture .* or it is damaged/)).toBeDefined();
    expect(server.data.pictures).toEqual([]);
  });
});
