import { otherImportsRun } from './owner-errors.ts';

/** The number of files of one account that may arrive at the same time, for all its sites. */
const AT_ONCE = 2;
const TRY_AGAIN_S = 30;

/**
 * Files wait on disk until they are read, and may take half an hour to arrive. Without a limit, one
 * account could fill the disk for all. Files of leads and of products share the places.
 */
export interface ArrivingFiles {
  /** Runs `receive`, which takes a place. Throws 429 if there is none left. */
  whileArriving<Result>(accountId: string, receive: () => Promise<Result>): Promise<Result>;
}

export function createArrivingFiles(): ArrivingFiles {
  /** The account of each file. */
  const arriving: string[] = [];
  return {
    async whileArriving(accountId, receive) {
      if (arriving.filter((each) => each === accountId).length >= AT_ONCE)
        throw otherImportsRun(TRY_AGAIN_S);
      arriving.push(accountId);
      try {
        return await receive();
      } finally {
        arriving.splice(arriving.indexOf(accountId), 1);
      }
    },
  };
}
