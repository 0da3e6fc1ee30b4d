import type { Copy } from './copy.ts';
import type { NetworkName } from '../social/network-names.ts';

/** Words that many formats share: fields, units of time, ways out. */
export interface SharedCopy {
  readonly email: string;
  readonly emailHint: string;
  readonly name: string;
  readonly nameHint: string;
  readonly phone: string;
  readonly phoneHint: string;
  readonly workEmail: string;
  readonly company: string;
  readonly companySize: string;
  readonly sizes: readonly string[];
  readonly message: string;
  readonly messageHint: string;
  readonly birthday: string;
  readonly birthdayHint: string;
  readonly date: string;
  readonly dateHint: string;
  readonly city: string;
  readonly website: string;
  readonly people: string;
  readonly consent: string;
  readonly code: string;
  readonly close: string;
  readonly noThanks: string;
  readonly days: string;
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
  readonly back: string;
  /** What stands in a popup that is started without a design of ours. */
  readonly blank: Copy;
  readonly networks: Readonly<Record<NetworkName, string>>;
}
