// Passwords found in published breaches that would pass every other condition of ours, in lower case.

const LISTED = `
  password1! password1@ password1# password123! password12! password@1 password@123 password@12 password!1 password!23
  p@ssword1 p@ssword123 p@ssword12 p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@ssw0rd! p@$$w0rd p@$$w0rd1 p@55w0rd pa$$w0rd pa$$word1
  pass@123 pass@1234 pass@word1 passw0rd! passw0rd1! passw0rd@123 welcome1! welcome@1 welcome@123 welcome123! welcome12!
  qwerty1! qwerty123! qwerty@123 qwerty12! qwertyuiop1! abc123!@# abcd1234! abcd@1234 abcd@123 abc@1234 aa123456! aa@123456
  admin@123 admin@1234 admin123! admin1234! administrator1! letmein1! letmein123! changeme1! changeme123! test@123 test@1234
  test1234! testing123! hello123! hello@123 summer2023! summer2024! summer2025! winter2023! winter2024! winter2025!
  spring2024! spring2025! autumn2024! autumn2025! monday123! australia1! australia123! sydney123! melbourne1! company123!
  iloveyou1! iloveyou123! football1! baseball1! monkey123! dragon123! master123! sunshine1! princess1! superman1! batman123!
  india@123 india123! zaq1@wsx zaq1zaq! 1qaz@wsx 1qaz!qaz 1qaz2wsx! !qaz2wsx qwer1234! q1w2e3r4! q1w2e3r4t5! asdf1234! root@123
  user@123 login@123 secret123! default1! temp1234! guest123! google@123 facebook1! linkedin1!
`;

export const BREACHED_PASSWORDS: ReadonlySet<string> = new Set(LISTED.trim().split(/\s+/));
