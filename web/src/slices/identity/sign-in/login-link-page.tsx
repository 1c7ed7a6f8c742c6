import { sendLoginLink } from '../model/identity.data.ts'
import { MailWay } from './mail-way.tsx'
import { OtherWays } from './other-ways.tsx'

/** /login/link: a link by mail, which leads where the person wanted to go. */
export function LoginLinkPage() {
  return (
    <MailWay words="link" send={sendLoginLink}>
      <OtherWays ways={['password', 'code']} />
    </MailWay>
  )
}
