import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aLead } from '../../testing/factories.ts';
import { renderApp } from '../../testing/render-app.tsx';

it('the leads page saves the owner’s note, and shows the consents of the person', async () => {
  const { user, server } = renderApp('/leads', {
    leads: [aLead({ consents: [{ text: 'Send me the letter.', isGiven: true }] })],
  });
  await user.click(await screen.findByRole('button', { name: 'Noa Levi' }));
  expect(await screen.findByText('Send me the letter.')).toBeDefined();
  await user.type(screen.getByLabelText('Note'), 'Call on Monday');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.data.leads[0]?.note).toBe('Call on Monday'));
});

it('the leads page asks before it closes a lead with an unsaved note', async () => {
  const { user } = renderApp('/leads?lead=lead-1', { leads: [aLead()] });
  await user.type(await screen.findByLabelText('Note'), 'Call on Monday');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull(),
  );
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Call on Monday');

  await user.click(screen.getByRole('button', { name: 'All leads from this person' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByLabelText('Note')).toBeNull());
});

it('the leads page names the country of a lead, instead of its code', async () => {
  renderApp('/leads?lead=lead-gb', { leads: [aLead({ id: 'lead-gb', country: 'GB' })] });
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText('United Kingdom')).toBeDefined();
  expect(drawer.queryByText('GB')).toBeNull();
});

it('the leads page shows page addresses with the letters that people read', async () => {
  const url = 'https://shop.test/?utm_campaign=%D7%A7%D7%99%D7%A5&a=%2F%E2%80%AE';
  renderApp('/leads?lead=lead-1', { leads: [aLead({ url })] });
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText('https://shop.test/?utm_campaign=קיץ&a=%2F%E2%80%AE')).toBeDefined();
});

it('the leads page asks nothing about the note of a lead that was erased', async () => {
  const { user } = renderApp('/leads?lead=lead-1', { leads: [aLead()] });
  await user.type(await screen.findByLabelText('Note'), 'Call on Monday');
  await user.click(screen.getByRole('button', { name: 'Erase this person (1 lead)' }));
  const question = within(await screen.findByRole('dialog', { name: 'Erase this person?' }));
  await user.click(question.getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText('1 lead is erased.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the leads page deletes one lead of a person, and says how many erasing would remove', async () => {
  const { user, server } = renderApp('/leads?lead=lead-1', {
    leads: [aLead(), aLead({ id: 'lead-2' }), aLead({ id: 'lead-3' })],
  });
  await screen.findByRole('button', { name: 'Erase this person (3 leads)' });
  await user.click(screen.getByRole('button', { name: 'Delete this lead' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete this lead?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('1 lead is deleted.')).toBeDefined();
  expect(server.data.leads.map(({ id }) => id)).toEqual(['lead-2', 'lead-3']);
});
