/** What the people of a campaign are called. */

import { t } from '../../lib/translations.svelte'
import type { Campaign } from '../../lib/types'

/** A friend who comes by link has a name once they have sat down for a whole stage. */
export function entrantName(campaign: Pick<Campaign, 'seats'>, seat: number): string {
  return campaign.seats[seat]?.name || t('seat-by-link')
}
