import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aSite } from '../../testing/factories.ts';
import { aComment } from '../../testing/fake-comments.ts';
import { renderApp } from '../../testing/render-app.tsx';

const blog = () => {
  const site = aSite();
  return aSite({ settings: { ...site.settings, takesComments: true } });
};
const open = (...comments: readonly ReturnType<typeof aComment>[]) =>
  renderApp('/comments', { sites: [blog()], comments: [...comments] });

describe('the comments of a site', () => {
  it('the comments page turns comments on, which adds it to the navigation', async () => {
    const { user, server } = renderApp('/comments');
    expect(screen.queryByRole('link', { name: 'Comments' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Allow comments' }));
    expect(await screen.findByText(/\/sites\/0123456789abc\/wp-comments-post\.php/)).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Comments' })).toBeDefined();
    expect(server.data.sites[0]?.settings.takesComments).toBe(true);
  });

  it('the comments page approves a comment with one click, which can be undone', async () => {
    const { user, server } = open(aComment());
    await user.click(await screen.findByRole('button', { name: 'Approve: comment by Noa Levi' }));
    expect(await screen.findByText('No comments waiting')).toBeDefined();
    expect(server.data.comments[0]?.state).toBe('approved');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Is this how low it goes?')).toBeDefined();
    expect(server.data.comments[0]?.state).toBe('pending');
  });

  it('the comments page approves a comment once after a double click, and not the next comment', async () => {
    const { server } = open(aComment(), aComment({ id: 'c2', author: 'Dan' }));
    const approve = await screen.findByRole('button', { name: 'Approve: comment by Noa Levi' });
    fireEvent.click(approve, { detail: 1 });
    fireEvent.click(approve, { detail: 1 });
    expect(await screen.findAllByText('Readers see the comment now.')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Approve: comment by Dan' }), { detail: 2 });
    expect(await screen.findAllByText('Readers see the comment now.')).toHaveLength(1);
    const changes = server.calls.filter(({ path }) => path.endsWith('/comments/state'));
    expect(changes).toHaveLength(1);
  });

  it('the comments page reports a failed undo of a comment that has left the list', async () => {
    const { user, server } = open(aComment());
    await user.click(await screen.findByRole('button', { name: 'Approve: comment by Noa Levi' }));
    expect(await screen.findByText('No comments waiting')).toBeDefined();
    server.failNext('/comments/state', 500, 'The store is busy.');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The store is busy.')).toBeDefined();
  });

  it('the comments page shows who wrote a comment and links to it in the article', async () => {
    open(aComment());
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'low tide' });
    expect(link.href).toBe('https://blog.test/low-tide#comment-comment-1');
    expect(screen.getByText('noa@example.com')).toBeDefined();
  });

  it('the comments page finds comments by state and words', async () => {
    const { user } = open(aComment(), aComment({ id: 'c2', state: 'spam', text: 'Buy pills' }));
    await user.click(await screen.findByRole('radio', { name: 'Spam (1)' }));
    expect(await screen.findByText('Buy pills')).toBeDefined();
    await user.type(screen.getByRole('searchbox', { name: 'Search comments' }), 'tide');
    expect(await screen.findByText('No comment fits')).toBeDefined();
  });

  it('the comments page marks many comments as spam at once, which can be undone', async () => {
    const { user, server } = open(aComment(), aComment({ id: 'c2' }), aComment({ id: 'c3' }));
    const states = () => server.data.comments.map(({ state }) => state);
    await user.click(await screen.findByRole('button', { name: 'Mark all 3 as spam' }));
    expect(await screen.findByText('The comments are marked as spam.')).toBeDefined();
    expect(states()).toEqual(['spam', 'spam', 'spam']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findAllByText('Is this how low it goes?')).toHaveLength(3);
    expect(states()).toEqual(['pending', 'pending', 'pending']);
  });

  it('the comments page deletes a comment only after asking', async () => {
    const { user, server } = open(aComment());
    await user.click(await screen.findByRole('button', { name: 'Delete: comment by Noa Levi' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(server.data.comments).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Delete comment' }));
    expect(await screen.findByText('Nobody has commented yet')).toBeDefined();
  });

  it('the comments page keeps a comment in the list when the server refuses a change, and says so', async () => {
    const { user, server } = open(aComment());
    server.failNext('/comments/state', 500, 'Something went wrong on our side.');
    await user.click(await screen.findByRole('button', { name: 'Spam: comment by Noa Levi' }));
    expect(await screen.findByText('Something went wrong on our side.')).toBeDefined();
    expect(screen.getByText('Is this how low it goes?')).toBeDefined();
  });
});
