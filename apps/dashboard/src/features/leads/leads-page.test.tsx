import { LEADS_FILE_BYTES } from '@beckon/contract/values';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aLead, aSite } from '../../testing/factories.ts';
import { renderApp } from '../../testing/render-app.tsx';

it('the leads page opens all data of a lead', async () => {
  const { user } = renderApp('/leads', {
    leads: [
      aLead({
        couponCode: 'BREAD10',
        isSuspicious: true,
        suspicion: 'wrong-answers',
        wrongAnswers: [{ field: 'Email', problem: 'email-not-business' }],
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Noa Levi' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText('noa@example.com')).toBeDefined();
  expect(drawer.getByRole('link', { name: 'Write an email' }).getAttribute('href')).toBe(
    'mailto:noa@example.com',
  );
  expect(drawer.getByText('BREAD10')).toBeDefined();
  expect(await drawer.findByText('Saw “\u2068Ten percent off\u2069”')).toBeDefined();
  expect(drawer.getByText('about to leave')).toBeDefined();
  const reasons = within(drawer.getByRole('note', { name: 'Check this' }));
  expect(reasons.getByText(/not what the form asks for/)).toBeDefined();
  expect(reasons.getByRole('listitem').textContent).toBe(
    '“Email” is a private address, and you ask for business ones.',
  );
});

it('the leads page cuts long answers in a row, and shows email and phone if the lead has them', async () => {
  const story = {
    name: 'story',
    label: 'Story',
    kind: 'textarea',
    value: 'ארוך מאוד '.repeat(80),
  } as const;
  const lead = aLead({ phone: '050-1234567', fields: [...aLead().fields, story] });
  renderApp('/leads', { leads: [lead] });
  expect((await screen.findAllByRole('columnheader')).map((cell) => cell.textContent)).toEqual([
    '',
    'Who',
    'Email',
    'Phone',
    'Form data',
    'Popup',
    'When',
  ]);
  const answer = screen.getByText(/ארוך מאוד/);
  expect(answer.textContent?.length).toBeLessThan(170);
  expect(answer.closest('bdi')).not.toBeNull();
});

it('the leads page has no empty column for answers if the forms ask only for an address', async () => {
  renderApp('/leads', { leads: [aLead({ fields: [] })] });
  expect(await screen.findByRole('columnheader', { name: 'Who' })).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: 'Form data' })).toBeNull();
});

it('the leads page searches on the server and says when nothing matches', async () => {
  const { user } = renderApp('/leads', {
    leads: [
      aLead(),
      aLead({ id: 'lead-2', name: 'Omer Katz', email: 'omer@example.com', fields: [] }),
    ],
  });
  await user.type(await screen.findByLabelText('Search leads'), 'omer');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Noa Levi' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Omer Katz' })).toBeDefined();
  expect(screen.getByText('1 lead fits your search.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const fileAddress = async (name: RegExp) =>
    (await screen.findByRole('menuitem', { name })).getAttribute('href');
  expect(await fileAddress(/^CSV file/)).toBe(
    '/api/owner/sites/site-1/leads.csv?spam=without&search=omer',
  );
  expect(await fileAddress(/^Excel file/)).toBe(
    '/api/owner/sites/site-1/leads.xlsx?spam=without&search=omer',
  );
  await user.type(screen.getByLabelText('Search leads'), 'zzz');
  expect(await screen.findByRole('heading', { name: 'No lead fits' })).toBeDefined();
});

it('the leads page shows the number of leads, and mentions a search or filter only if there is one', async () => {
  const { user } = renderApp('/leads', { leads: [aLead(), aLead({ id: 'lead-2' })] });
  expect(await screen.findByText('2 leads so far.')).toBeDefined();
  await user.click(screen.getByRole('switch', { name: 'One row per person' }));
  expect(await screen.findByText(/^\d leads?, the latest of each person, so far\.$/)).toBeDefined();
  await user.click(screen.getByRole('switch', { name: 'One row per person' }));
  await user.click(screen.getByRole('combobox', { name: 'Which leads' }));
  await user.click(await screen.findByRole('option', { name: 'Finished' }));
  expect(await screen.findByText('2 leads fit your filters.')).toBeDefined();
});

it('the leads page marks visitors who left before the last step, and can show only them', async () => {
  const { user } = renderApp('/leads', {
    leads: [aLead(), aLead({ id: 'lead-2', name: 'Omer Katz', isUnfinished: true })],
  });
  const marked = (await screen.findAllByRole('row')).filter(
    (row) => within(row).queryByText('Unfinished') !== null,
  );
  expect(marked.map((row) => within(row).getByRole('button').textContent)).toEqual(['Omer Katz']);
  await user.click(screen.getByLabelText('Which leads', { selector: 'input' }));
  await user.click(await screen.findByRole('option', { name: 'Unfinished' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Noa Levi' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Omer Katz' }));
  expect(await screen.findByText(/left before the last step/)).toBeDefined();
});

it('the leads page goes to older leads and back', async () => {
  const leads = Array.from({ length: 30 }, (_, index) =>
    aLead({ id: `lead-${index}`, name: `Person ${index}` }),
  );
  const { user } = renderApp('/leads', { leads });
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  expect(await screen.findByRole('button', { name: 'Person 29' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Person 0' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Newer' }));
  expect(await screen.findByRole('button', { name: 'Person 0' })).toBeDefined();
});

it('the leads page erases a person after a confirmation', async () => {
  const { user, server } = renderApp('/leads');
  await user.click(await screen.findByRole('button', { name: 'Noa Levi' }));
  await user.click(await screen.findByRole('button', { name: /^Erase this person/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Erase this person?' }));
  await user.click(question.getByRole('button', { name: 'Erase' }));
  expect(await screen.findByRole('heading', { name: 'No leads yet' })).toBeDefined();
  expect(server.data.leads).toHaveLength(0);
});

it('the leads page deletes the chosen leads, and says how many erasing their people would remove', async () => {
  const { user, server } = renderApp('/leads', {
    leads: [aLead(), aLead({ id: 'lead-2', name: 'Omer' }), aLead({ id: 'lead-3', name: 'Tal' })],
  });
  await user.click(await screen.findByLabelText('Choose Omer'));
  await user.click(screen.getByLabelText('Choose Tal'));
  await screen.findByRole('button', { name: 'Erase these people (3 leads)' });
  await user.click(screen.getByRole('button', { name: 'Delete these 2 leads' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete these 2 leads?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 leads are deleted.')).toBeDefined();
  expect(server.data.leads.map(({ id }) => id)).toEqual(['lead-1']);
});

it('the leads page says before it erases that comments stay, and what else goes', async () => {
  const { settings } = aSite();
  const { email: _, ...caller } = aLead({ name: 'Dan', phone: '+972501234567' });
  const { user } = renderApp('/leads', {
    sites: [aSite({ settings: { ...settings, takesComments: true } })],
    leads: [caller],
  });
  await user.click(await screen.findByRole('button', { name: 'Dan' }));
  await user.click(await screen.findByRole('button', { name: /^Erase this person/ }));
  const { textContent } = await screen.findByRole('dialog', { name: 'Erase this person?' });
  expect(textContent).toContain('Their only lead is erased permanently, with what they did');
  expect(textContent).toContain('Comments on articles stay');
});

it('the empty leads page links to the emails about new leads, and scrolls to that setting', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = renderApp('/leads', { leads: [] });
  await user.click(await screen.findByRole('link', { name: 'Get an email for each' }));
  const card = await screen.findByRole('region', { name: 'Emails to your team' });
  const [place] = scrolled.mock.contexts;
  expect(place instanceof Node && card.contains(place)).toBe(true);
  scrolled.mockRestore();
});

it('the leads page tags several leads at once, exports them, and shows only one person', async () => {
  const { user, server } = renderApp('/leads', {
    leads: [aLead(), aLead({ id: 'lead-2', name: 'Omer Katz', email: 'omer@example.com' })],
  });
  await user.click(await screen.findByLabelText('Choose all on this page'));
  const bar = within(screen.getByRole('group', { name: 'Chosen leads' }));
  await user.click(bar.getByRole('button', { name: 'Export these' }));
  expect((await screen.findByRole('menuitem', { name: /^CSV file/ })).getAttribute('href')).toBe(
    '/api/owner/sites/site-1/leads.csv?ids=lead-1%2Clead-2',
  );
  await user.type(bar.getByLabelText('Tag'), 'called');
  await user.click(bar.getByRole('button', { name: 'Add tag' }));
  await waitFor(() =>
    expect(server.data.leads.map(({ tags }) => tags)).toEqual([['called'], ['called']]),
  );
  await user.click(screen.getByRole('button', { name: 'Omer Katz' }));
  await user.click(await screen.findByRole('button', { name: 'All leads from this person' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Noa Levi' })).toBeNull());
  expect(screen.getByRole('button', { name: /Only omer@example.com/ })).toBeDefined();
});

it('the leads page says where chosen leads went that the owner marked as spam', async () => {
  const { user } = renderApp('/leads');
  await user.click(await screen.findByLabelText('Choose all on this page'));
  const bar = within(screen.getByRole('group', { name: 'Chosen leads' }));
  await user.click(bar.getByRole('button', { name: 'Mark as spam' }));
  expect(await screen.findByText('Moved to spam.')).toBeDefined();
});

it('the leads page says who has not confirmed their address, finds them, and sends the link again', async () => {
  const { user, server } = renderApp('/leads', {
    leads: [
      aLead({ confirmation: 'pending' }),
      aLead({ id: 'lead-2', name: 'Omer Katz', confirmation: 'confirmed' }),
      aLead({ id: 'lead-3', name: 'Bot', isSuspicious: true, isSpam: true }),
    ],
  });
  expect(await screen.findByText('Spam (1)')).toBeDefined();
  expect(screen.getAllByText('Not confirmed')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Omer Katz' }));
  expect(await screen.findByText(/was confirmed by its link/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('combobox', { name: 'Which leads' }));
  await user.click(await screen.findByRole('option', { name: 'Address not confirmed' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Omer Katz' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Noa Levi' }));
  await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
  await waitFor(() =>
    expect(server.calls.map(({ path }) => path)).toContainEqual(
      expect.stringMatching(/\/lead-1\/ask-confirmation$/),
    ),
  );
});

it('the leads page lists spam separately, and can move a lead out of it', async () => {
  const spam = { isSuspicious: true, isSpam: true, suspicion: 'too-many' };
  const { user } = renderApp('/leads', {
    leads: [aLead(), aLead({ id: 'lead-2', name: 'Omer Katz', ...spam })],
  });
  expect(await screen.findByRole('button', { name: 'Noa Levi' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Omer Katz' })).toBeNull();
  await user.click(await screen.findByRole('radio', { name: 'Spam (1)' }));
  expect(await screen.findByText('1 lead in spam.')).toBeDefined();
  expect(
    screen.getByText('Many forms came from the same visitor or network in a short time.'),
  ).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Omer Katz' }));
  await user.click(await screen.findByRole('button', { name: 'Not spam' }));
  expect(await screen.findByRole('heading', { name: 'No spam' })).toBeDefined();
});

it('the leads page deletes all spam after a confirmation, and nothing else', async () => {
  const spam = Array.from({ length: 230 }, (_, at) =>
    aLead({ id: `spam-${at}`, isSuspicious: true, suspicion: 'filled-too-fast', isSpam: true }),
  );
  const { user, server } = renderApp('/leads', { leads: [aLead(), ...spam] });
  await screen.findByText('1 lead so far.');
  expect(screen.queryByRole('button', { name: 'Delete all spam' })).toBeNull();
  await user.click(await screen.findByRole('radio', { name: 'Spam (230)' }));
  await user.click(await screen.findByRole('button', { name: 'Delete all spam' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete all spam?' }));
  await user.click(question.getByRole('button', { name: 'Delete all spam' }));
  expect(await screen.findByText('230 leads are deleted.')).toBeDefined();
  expect(server.data.leads.map(({ id }) => id)).toEqual(['lead-1']);
});

it('the import of leads refuses a file that the server would not accept, before sending it', async () => {
  const { user } = renderApp('/leads');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import leads' }));
  const large = new File(['Email'], 'all.csv', { type: 'text/csv' });
  Object.defineProperty(large, 'size', { value: LEADS_FILE_BYTES + 1 });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no field for a file');
  await user.upload(input, large);
  expect((await dialog.findByRole('alert')).textContent).toMatch(/larger than 50 MB/u);
  expect(dialog.getByRole('button', { name: 'Import' }).hasAttribute('disabled')).toBe(true);
  // The field is empty, so that the same file can be chosen again after a correction.
  expect(input.files).toHaveLength(0);
});

it('the address of the leads page keeps the search, the filters and the open lead', async () => {
  const leads = [aLead({ id: 'one' }), aLead({ id: 'two', fields: [], email: 'dan@example.com' })];
  const address = '/leads?search=dan&state=finished&from=2020-01-01&lead=one';
  const { user } = renderApp(address, { leads });
  // The lead is open although the search does not find it.
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText('noa@example.com')).toBeDefined();
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('searchbox', { name: 'Search leads' })).toHaveProperty('value', 'dan');
  expect(screen.getByLabelText('From')).toHaveProperty('value', '2020-01-01');
  expect(screen.getByRole('combobox', { name: 'Which leads' })).toHaveProperty('value', 'Finished');
  expect(screen.getByText('1 lead fits your search.')).toBeDefined();
  // The link of the navigation shows all leads again.
  await user.click(screen.getByRole('link', { name: 'Leads' }));
  expect(await screen.findByText('2 leads so far.')).toBeDefined();
});

it('the leads page says that the first day comes after the last', async () => {
  renderApp('/leads?from=2026-11-20&until=2026-11-01', { leads: [aLead()] });
  expect(await screen.findByText(/“From”, comes after the last day/u)).toBeDefined();
});
