// Whether a person solved the captcha that a form has shown them.

export type CaptchaPort = {
  /** Asks the service about a token that a browser brought; each token is good once. Throws `CaptchaFault`. */
  isSolved(token: string, ipAddress: string): Promise<boolean>;
};

/** The service could not be asked: nothing is known about the token. */
export class CaptchaFault extends Error {
  constructor(options?: ErrorOptions) {
    super("The captcha service did not answer.", options);
    this.name = "CaptchaFault";
  }
}
