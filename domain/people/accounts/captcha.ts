// What is said where a captcha is asked for and was not solved.

export const CAPTCHA_MESSAGE = "Please confirm that you are a person.";
