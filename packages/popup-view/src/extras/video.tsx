import { useEffect, useRef, useState, type ReactNode } from 'react';
import { EXTRA_TEXTS } from '@beckon/languages/extras';
import { fillMessage } from '../messages/messages-for.ts';
import { isSafePicture } from '@beckon/contract/address';
import type { BlockSource } from '../template/to-elements.tsx';
import { useView } from '../view-context.ts';
import { videoSource, type VideoSource } from './video-address.ts';

/** A poster. A click on it loads the player. Nothing is loaded from the film's host before that. */
export function Video({ source }: { readonly source: BlockSource }): ReactNode {
  const {
    props: { language },
  } = useView();
  const [isPlaying, setPlaying] = useState(false);
  const video = videoSource(source.data('src') ?? '', language);
  const title = source.data('title') ?? '';
  const poster = source.data('poster') ?? '';
  const hasPoster = poster !== '' && isSafePicture(poster);
  return (
    <div {...source.props} data-state={isPlaying ? 'playing' : 'poster'}>
      {isPlaying && video ? (
        <Player video={video} title={title} />
      ) : (
        <>
          {hasPoster ? <img className="bkv-poster" src={poster} alt="" /> : source.children}
          {video && (
            <button
              type="button"
              className="bkv-play"
              aria-label={fillMessage(EXTRA_TEXTS[language].playVideo, { title })}
              onClick={() => setPlaying(true)}
            >
              <svg viewBox="0 0 24 24" width="34" height="34" aria-hidden="true">
                <path d="M8 5v14l11-7z" />
              </svg>
            </button>
          )}
        </>
      )}
    </div>
  );
}

/**
 * Consent scripts hold back frames of known services, and could not release one inside a popup. The
 * visitor has asked for this film, so the frame is marked as released before it gets its address.
 */
const RELEASED = 'cmplz-activated';

function Player({
  video,
  title,
}: {
  readonly video: VideoSource;
  readonly title: string;
}): ReactNode {
  const playerRef = useRef<HTMLIFrameElement & HTMLVideoElement>(null);
  useEffect(() => {
    const player = playerRef.current;
    if (player === null) return;
    player.src = video.src;
    // The focus was on the play button, which is no longer there.
    player.focus();
  }, [video.src]);
  if (video.kind === 'file')
    return (
      <video ref={playerRef} className="bkv-player" title={title} controls autoPlay playsInline />
    );
  return (
    <iframe
      ref={playerRef}
      className={`bkv-player ${RELEASED}`}
      title={title}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
    />
  );
}
