/** The message is a sentence for the sender, see words/sentence.ts, and says what to do. */
export class ImageRefused extends Error {
  readonly status: 400 | 413 | 415 | 503;

  constructor(message: string, status: 400 | 413 | 415 | 503 = 400) {
    super(message);
    this.name = "ImageRefused";
    this.status = status;
  }
}
