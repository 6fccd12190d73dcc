import { ProfileFrame } from '../../../shared/profile/profile-frame.js';
import { ClaimSection } from '../components/claim-section.js';
import { DataSection } from '../components/data-section.js';
import { ProfileForm } from '../components/profile-form.js';
import { SessionsSection } from '../components/sessions-section.js';

export function ProfilePage() {
  return (
    <ProfileFrame tab="profile">
      {(user) => (
        <>
          <ProfileForm user={user} />
          <SessionsSection />
          <ClaimSection />
          <DataSection />
        </>
      )}
    </ProfileFrame>
  );
}
