import { randomBytes } from 'node:crypto';
import type { DestinationForm } from '@beckon/contract/owner-calls';
import { badRequest } from '../../http/owner-errors.ts';
import { sealText } from '../../lib/seal-text.ts';
import type { DestinationRecord } from '../../store/store.ts';
import { destinationOf } from './destinations/index.ts';
import { openConnection } from './open-connection.ts';

type Texts = Readonly<Record<string, string>>;
/** Another address of a provider's API, such as a proxy. The dashboard has no input for it. */
const API_ADDRESS = 'apiUrl';
const SIGNING_BYTES = 24;
const DAY_MS = 86_400_000;

/** What an owner filled in for a kind of destination, and what is stored of that destination. */
interface FilledForm {
  readonly kind: string;
  readonly values: Texts;
  readonly before: Pick<DestinationRecord, 'settings' | 'secrets'>;
  readonly serverSecret: string;
}

/**
 * The new values merged with the stored ones, with encrypted secrets. Throws 400 with the first
 * missing or wrong value. An empty or missing secret keeps the stored one, unless it would then be
 * sent to another server.
 */
export function readConnection({
  kind,
  values,
  before,
  serverSecret,
}: FilledForm): Pick<DestinationRecord, 'settings' | 'secrets'> {
  const { inputs, problemOf } = partsOf(kind);
  const settings: Record<string, string> = { ...before.settings };
  const secrets: Record<string, string> = { ...before.secrets };
  for (const { name, type } of inputs) {
    const value = values[name]?.trim();
    if (value === undefined) continue;
    if (type !== 'secret') settings[name] = value;
    else if (value !== '') secrets[name] = sealText(value, serverSecret);
  }
  const apiUrl = values[API_ADDRESS]?.trim();
  if (apiUrl !== undefined) settings[API_ADDRESS] = apiUrl;
  checkKeptSecrets(inputs, before, { settings, secrets });
  const opened = openConnection({ settings, secrets, mapping: [] }, serverSecret).values;
  checkInputs(inputs, opened);
  const problem = problemOf?.(opened);
  if (problem !== undefined) throw badRequest(problem);
  return { settings, secrets };
}

type Input = DestinationForm['inputs'][number];

function partsOf(kind: string) {
  const { form, problemOf } = destinationOf(kind) ?? {};
  return { inputs: form?.inputs ?? [], problemOf };
}

type Saved = FilledForm['before'];

/** Who may change an address could otherwise have a secret sent to a server of their own. */
function checkKeptSecrets(inputs: readonly Input[], before: Saved, after: Saved): void {
  const addresses = [API_ADDRESS, ...inputs.filter(isAddress).map(({ name }) => name)];
  const isMoved = addresses.some(
    (name) => originOf(before.settings[name]) !== originOf(after.settings[name]),
  );
  const kept = inputs.find(
    ({ name, type }) =>
      type === 'secret' &&
      before.secrets[name] !== undefined &&
      before.secrets[name] === after.secrets[name],
  );
  if (isMoved && kept !== undefined)
    throw badRequest(`Enter “${kept.label}” again: the address is on another server now.`);
}

function originOf(address: string | undefined): string | undefined {
  return URL.parse(address ?? '')?.origin;
}

function checkInputs(inputs: readonly Input[], values: Texts): void {
  for (const input of inputs) {
    const problem = inputProblem(input, values[input.name] ?? '');
    if (problem !== undefined) throw badRequest(problem);
  }
  const apiUrl = values[API_ADDRESS] ?? '';
  if (apiUrl !== '' && !isWebAddress(apiUrl)) throw badRequest('That is no address of an API.');
}

function inputProblem(input: Input, value: string) {
  const { label, isRequired } = input;
  if (value === '') return isRequired ? `Fill in “${label}”.` : undefined;
  if (isAddress(input) && !isWebAddress(value))
    return `“${label}” must be a whole address, such as https://www.example.com/…`;
  // Addresses are shown to owners, and are in their archives.
  if (isAddress(input) && hasPassword(value))
    return `“${label}” must not contain a user name or a password.`;
  return /[\r\n\0]/.test(value) ? `“${label}” must be one line.` : undefined;
}

/** Some addresses are secrets themselves. */
function isAddress({ name, type }: Input): boolean {
  return type === 'url' || name === 'url';
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && /^https?:\/\//i.test(text);
}

function hasPassword(address: string): boolean {
  const { username, password } = new URL(address);
  return `${username}${password}` !== '';
}

/** A new signing secret in the format of standardwebhooks.com. */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(SIGNING_BYTES).toString('base64')}`;
}

/** A signing secret that is to be stored. */
export interface NewSigning {
  readonly signing: string;
  /** The key that encrypts secrets. */
  readonly serverSecret: string;
  /** In ms. */
  readonly at: number;
}

/** The connection with a new signing secret. For a day the previous secret also signs. */
export function withSigningSecret(
  { settings, secrets }: Pick<DestinationRecord, 'settings' | 'secrets'>,
  { signing, serverSecret, at }: NewSigning,
): Pick<DestinationRecord, 'settings' | 'secrets'> {
  const { signing: previous, previousSigning: _older, ...others } = secrets;
  return {
    settings:
      previous === undefined ? settings : { ...settings, previousUntil: String(at + DAY_MS) },
    secrets: {
      ...others,
      signing: sealText(signing, serverSecret),
      ...(previous === undefined ? {} : { previousSigning: previous }),
    },
  };
}

/** The last letters of each secret that an owner entered. Short secrets show no letters. */
export function secretHints(record: DestinationRecord, serverSecret: string): Texts {
  const entered = partsOf(record.kind).inputs.filter(({ type }) => type === 'secret');
  return Object.fromEntries(
    entered.flatMap(({ name }) => {
      const sealed = record.secrets[name];
      if (sealed === undefined) return [];
      return [[name, `••••${hintOf(record, name, serverSecret)}`]];
    }),
  );
}

function hintOf(record: DestinationRecord, name: string, serverSecret: string): string {
  try {
    const value = openConnection(record, serverSecret).values[name] ?? '';
    return value.length >= 12 ? value.slice(-4) : '';
  } catch {
    // It cannot be decrypted any more. A test reports this.
    return '';
  }
}
