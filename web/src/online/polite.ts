// Looking for news now and then: only while somebody looks at the page, and less often while
// nobody answers.

export interface Rhythm {
  /** Milliseconds between two looks. */
  every: number;
  /** The longest wait while nothing answers. */
  most: number;
}

/** Calls `look` at once, then again and again; returns what ends it. `look` says if it worked. */
export function politely(look: () => Promise<boolean>, { every, most }: Rhythm): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = every;
  let [looking, ended] = [false, false];

  const next = async () => {
    clearTimeout(timer);
    if (ended || looking || document.visibilityState === 'hidden') return;
    looking = true;
    const worked = await look().catch(() => false);
    looking = false;
    wait = worked ? every : Math.min(wait * 2, most);
    clearTimeout(timer);
    if (!ended) timer = setTimeout(() => void next(), wait);
  };
  const seen = () => {
    if (document.visibilityState === 'visible') void next();
  };

  document.addEventListener('visibilitychange', seen);
  addEventListener('online', seen);
  void next();
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('online', seen);
  };
}
