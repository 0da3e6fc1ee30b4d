import { fireEvent, render, screen, within } from '@testing-library/react';
import { type ConsentDesign, type ConsentService, SERVICE_LIBRARY } from '@beckon/contract/consent';
import { describe, expect, it } from 'vitest';
import { aConsent } from '../../testing/fake-consent.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { ConsentPage } from './consent-page.tsx';
import { focusField } from './editor-sections.ts';

const bar = async () => within(await screen.findByLabelText('Save and publish'));

function aService(part: Partial<ConsentService> = {}): ConsentService {
  const youtube = SERVICE_LIBRARY.find(({ id }) => id === 'youtube');
  if (youtube === undefined) throw new Error('the library has no youtube');
  return { ...youtube, ...part };
}

async function chooseLanguage(name: string) {
  const choice = within(await screen.findByRole('radiogroup', { name: 'Language of the texts' }));
  fireEvent.click(choice.getByLabelText(name));
}

function expectFocusInEmpty(label: string) {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
}

/** Opens the page with a changed draft. */
function openDraft(part: Partial<ConsentDesign>) {
  const { draft } = aConsent();
  return renderPart(<ConsentPage />, { consent: aConsent({ draft: { ...draft, ...part } }) });
}

describe('the button that leads the owner to an issue of the banner', () => {
  it('Fix it opens the language and the group of an empty text and focuses it, also a second time', async () => {
    const { user } = openDraft({});
    await user.click(await screen.findByText('Texts'));
    await chooseLanguage('עברית');
    await user.click(screen.getByText('All other texts'));
    await user.clear(screen.getByLabelText('Name: necessary'));
    await user.click(screen.getByText('Rules'));
    await user.click((await bar()).getByText('Fix it'));
    expectFocusInEmpty('Name: necessary');
    await chooseLanguage('English');
    expect(screen.getByLabelText<HTMLInputElement>('Name: necessary').value).not.toBe('');
    await user.click((await bar()).getByText('Fix it'));
    expectFocusInEmpty('Name: necessary');
  });

  it('the texts are shown in the language of the site again after the owner chose another section', async () => {
    const { user } = openDraft({});
    await user.click(await screen.findByText('Texts'));
    const { value } = screen.getByLabelText<HTMLInputElement>('Title');
    await chooseLanguage('עברית');
    await user.clear(screen.getByLabelText('Title'));
    await user.click((await bar()).getByText('Fix it'));
    expectFocusInEmpty('Title');
    await user.click(screen.getByText('Rules'));
    await user.click(screen.getByText('Texts'));
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe(value);
  });

  it('Fix it focuses the category of a service that visitors are not asked about', async () => {
    const { user } = openDraft({
      services: [aService({ id: 'own-1', name: 'Shop' }), aService()],
      categories: [],
    });
    await user.click((await bar()).getByText('Fix it'));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Category of Shop' }));
  });

  it('Fix it opens a service and focuses its wrong link', async () => {
    const { user } = openDraft({ services: [aService({ privacyUrl: 'javascript:alert(1)' })] });
    expect((await bar()).getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true);
    await user.click((await bar()).getByText('Fix it'));
    const field = screen.getByLabelText('Its privacy policy');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('Fix it opens a service and focuses its addresses if one of them is never found', async () => {
    const { user } = openDraft({ services: [aService({ patterns: ['*.ads.test'] })] });
    expect((await bar()).getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true);
    await user.click((await bar()).getByText('Fix it'));
    const field = screen.getByLabelText('Addresses that identify it', { selector: 'input' });
    expect(document.activeElement).toBe(field);
    expect(screen.getByText(/^No address is found by “\*\.ads\.test”/)).toBeDefined();
  });

  it('Fix it opens a service without a name and focuses the name', async () => {
    const { user } = openDraft({ services: [aService()] });
    await user.click(await screen.findByText('Services'));
    await user.click(screen.getByText('7 addresses, 3 cookies'));
    await user.clear(screen.getByLabelText('Name'));
    await user.click(screen.getByText('Rules'));
    await user.click((await bar()).getByText('Fix it'));
    expectFocusInEmpty('Name');
  });

  it('the focus goes to the service if the part of it that is wrong has no field', () => {
    render(<input id="services.youtube" />);
    focusField('services.youtube.cookies');
    expect(document.activeElement?.id).toBe('services.youtube');
  });

  it('Fix it focuses a colour that cannot be read', async () => {
    const { look } = aConsent().draft;
    const { user } = openDraft({ look: { ...look, denyText: look.deny } });
    await user.click((await bar()).getByText('Fix it'));
    expect(document.activeElement).toBe(screen.getByLabelText('Text on reject'));
  });

  it('a reject button that looks like no button is named with its contrast, and one click makes both alike', async () => {
    const { look } = aConsent().draft;
    const { user } = openDraft({ look: { ...look, deny: look.background, denyText: look.text } });
    expect((await bar()).getByText(/its contrast with the background is 1\.0/)).toBeDefined();
    await user.click((await bar()).getByText('Fix it'));
    expect(document.activeElement).toBe(screen.getByLabelText('Reject button'));
    await user.click(screen.getByText('Make both buttons alike'));
    expect((await bar()).getByRole('button', { name: 'Publish' })).toHaveProperty(
      'disabled',
      false,
    );
    expect(screen.getByLabelText<HTMLInputElement>('Reject button').value).toBe(look.accept);
    expect(screen.queryByText('Make both buttons alike')).toBeNull();
  });
});
