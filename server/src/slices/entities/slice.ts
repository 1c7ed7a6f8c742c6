import { admins } from '@souk/contract/entities/admin.contract.ts'
import { administrators } from '@souk/contract/entities/administrators.contract.ts'
import { approvals } from '@souk/contract/entities/approval.contract.ts'
import { consoleCalls } from '@souk/contract/entities/console.contract.ts'
import { entities } from '@souk/contract/entities/entities.contract.ts'
import { entitiesMessages } from '@souk/contract/entities/entities.messages.ts'
import { signUp } from '@souk/contract/entities/sign-up.contract.ts'
import { team } from '@souk/contract/entities/team.contract.ts'
import { entitiesReactions } from './entities.reactions.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { adminHandlers } from './admin/admin.routes.ts'
import { administratorHandlers, consoleHandlers } from './admin/console.routes.ts'
import { approvalHandlers } from './approval/approval.routes.ts'
import { entitiesMailWords } from './entities.mail-words.ts'
import { entitiesHandlers } from './entities.routes.ts'
import { signUpHandlers } from './sign-up/sign-up.routes.ts'
import { teamHandlers } from './team/team.routes.ts'
import { entitiesSummaries } from './entities.summaries.ts'

export const entitiesSlice = slice({
  name: 'entities',
  about: 'Profile, addresses, stores, documents and the team of an entity.',
  groups: {
    signUp: calls(signUp, signUpHandlers),
    entities: calls(entities, entitiesHandlers),
    team: calls(team, teamHandlers),
    approvals: calls(approvals, approvalHandlers),
    admins: calls(admins, adminHandlers),
    console: calls(consoleCalls, consoleHandlers),
    administrators: calls(administrators, administratorHandlers),
  },
  summaries: entitiesSummaries,
  messages: [entitiesMessages, entitiesMailWords],
  reactions: entitiesReactions,
})
