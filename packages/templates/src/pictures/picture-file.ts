import { fileURLToPath } from 'node:url';
import { SAMPLE_PICTURES } from './sample-pictures.ts';

/** Absolute path of the file of `/sample-pictures/{file}`; undefined if there is none. */
export function samplePictureFile(file: string): string | undefined {
  const name = SAMPLE_PICTURES.find((each) => file === `${each}.webp`);
  return name && fileURLToPath(import.meta.resolve(`@beckon/templates/pictures/${name}.webp`));
}
