-- bookings: an offer knows how many bookings of it stand or took place, whoever writes the row and however; its check
-- refuses one more than it allows. The triggers' names come after bookings_mirror, so that they wait for the artist's lock
-- first, as everybody who changes a booking does.
CREATE FUNCTION count_offer_use() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before integer := 0;
  after integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.offer_id IS NOT NULL AND OLD.status NOT IN ('cancelled', 'declined', 'expired') THEN
    before := OLD.offer_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.offer_id IS NOT NULL AND NEW.status NOT IN ('cancelled', 'declined', 'expired') THEN
    after := NEW.offer_id;
  END IF;
  IF before <> after THEN
    UPDATE offers SET uses = uses - 1 WHERE id = before;
    UPDATE offers SET uses = uses + 1 WHERE id = after;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_offer_use_on_insert AFTER INSERT ON bookings
  FOR EACH ROW WHEN (NEW.offer_id IS NOT NULL) EXECUTE FUNCTION count_offer_use();
--> statement-breakpoint
CREATE TRIGGER bookings_offer_use_on_update AFTER UPDATE OF status, offer_id ON bookings
  FOR EACH ROW WHEN (NEW.offer_id IS NOT NULL OR OLD.offer_id IS NOT NULL) EXECUTE FUNCTION count_offer_use();
--> statement-breakpoint
CREATE TRIGGER bookings_offer_use_on_delete AFTER DELETE ON bookings
  FOR EACH ROW WHEN (OLD.offer_id IS NOT NULL) EXECUTE FUNCTION count_offer_use();
