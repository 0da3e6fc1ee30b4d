import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aDelivery, aDestination } from '../../testing/fake-destinations.ts';
import { renderApp } from '../../testing/render-app.tsx';

const PAGE = '/settings/integrations';

it('the integrations page connects a destination with its key and fields, and names what is not sent', async () => {
  const { user, server } = renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Connect HubSpot' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Access token/), 'pat-123');
  expect(dialog.getByText('Not sent: Shoe size.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Add a field' }));
  await user.type(dialog.getByLabelText('Contact property, field 2'), 'shoe_size');
  await user.click(dialog.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByRole('region', { name: 'HubSpot' })).toBeDefined();
  expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'hubspot',
    name: 'HubSpot',
    isOn: true,
    values: { apiKey: 'pat-123' },
    mapping: [
      { from: 'first_name', to: 'firstname' },
      { from: 'answer:size', to: 'shoe_size' },
    ],
    popupIds: [],
  });
});

it('the integrations page shows a webhook’s secret once', async () => {
  const { user } = renderApp(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Connect Webhook' }));
  await user.type(await screen.findByLabelText(/^Webhook address/), 'https://hooks.example.com/');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByText('whsec_once')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'I have copied it' }));
  await waitFor(() => expect(screen.queryByText('whsec_once')).toBeNull());
});

it("the integrations page shows the result of a test in the destination's own words", async () => {
  const { user } = renderApp(PAGE, { destinations: [aDestination()] });
  const card = within(await screen.findByRole('region', { name: 'HubSpot' }));
  await user.click(card.getByRole('button', { name: 'Send a test lead' }));
  const result = within(await card.findByRole('status'));
  expect(result.getByText('It did not arrive')).toBeDefined();
  expect(result.getByText('{"message":"no"}')).toBeDefined();
});

it('the integrations page says in its card why a test lead was not sent', async () => {
  const { user, server } = renderApp(PAGE, { destinations: [aDestination()] });
  const card = within(await screen.findByRole('region', { name: 'HubSpot' }));
  server.failNext('/test', 429, 'Too many tries. Please wait 2 seconds.');
  await user.click(card.getByRole('button', { name: 'Send a test lead' }));
  expect((await card.findByRole('alert')).textContent).toContain('Please wait 2 seconds.');
  await user.click(card.getByRole('button', { name: 'Send a test lead' }));
  await card.findByRole('status');
  expect(card.queryByRole('alert')).toBeNull();
});

it('the integrations page removes a secret that a destination does not need any more', async () => {
  const hook = { kind: 'webhook', name: 'Webhook', settings: { url: 'https://x.example/' } };
  const { user, server } = renderApp(PAGE, {
    destinations: [aDestination({ ...hook, secrets: { authorization: '••••7890' } })],
  });
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: 'Remove “Authorization”' }));
  expect(screen.queryByRole('button', { name: 'Remove “Authorization”' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      cleared: ['authorization'],
    }),
  );
});

it('the integrations page distinguishes two webhooks by their addresses', async () => {
  const hook = { kind: 'webhook', name: 'Webhook' };
  renderApp(PAGE, {
    destinations: [
      aDestination({ ...hook, id: 'one', settings: { url: 'https://crm.example.com/new?key=1' } }),
      aDestination({ ...hook, id: 'two', settings: { url: 'https://hooks.example.com/' } }),
    ],
  });
  expect(await screen.findByText('crm.example.com/new')).toBeDefined();
  expect(screen.getByText('hooks.example.com')).toBeDefined();
});

it('the integrations page shows at once which leads did not arrive and why, and sends them again', async () => {
  const { user } = renderApp(PAGE, {
    destinations: [aDestination({ failed: 1 })],
    deliveries: [aDelivery(), aDelivery({ id: 'mail', destinationId: '', kind: 'mail' })],
  });
  expect(await screen.findByText('1 lead did not arrive at HubSpot')).toBeDefined();
  expect(screen.getByText(/^It is safe in your list of leads/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'See why' }));
  const list = within(await screen.findByRole('list', { name: 'Deliveries' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(list.getByText(/does not accept the key/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Send all again' }));
  expect(await list.findByText('Arrived')).toBeDefined();
  expect(screen.queryByText('1 lead did not arrive at HubSpot')).toBeNull();
});

it('the integrations page does not call a connection healthy while a lead is sent again', async () => {
  const tryingAgain = 'HubSpot answered 500.';
  renderApp(PAGE, { destinations: [aDestination({ tryingAgain })] });
  const card = within(await screen.findByRole('region', { name: 'HubSpot' }));
  expect(card.getByText('Trying again').textContent).toBe('Trying again');
  expect(card.getByText(tryingAgain).parentElement?.textContent).toBe(
    'Trying again: HubSpot answered 500.',
  );
  expect(card.queryByText('On')).toBeNull();
  expect(card.queryByText('No lead has been sent yet.')).toBeNull();
});

it('the integrations page ends a connection after a confirmation', async () => {
  const { user, server } = renderApp(PAGE, { destinations: [aDestination()] });
  const card = within(await screen.findByRole('region', { name: 'HubSpot' }));
  await user.click(card.getByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove HubSpot?' }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'HubSpot' })).toBeNull());
  expect(server.data.destinations).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
