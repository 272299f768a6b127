-- Canned responses that nobody has changed say "reply" and "we will", as people who write to customers do.
update ready_answer r set subject = coalesce(w.subject, r.subject), body = w.body
from (values
  ('where-is-my-order', null,
   'Thank you for asking about your order {orderNumber}. We are preparing it and will email you the tracking number as soon as it leaves our warehouse. You can always check its status with the button below.'),
  ('delay', null,
   e'We are sorry: your order {orderNumber} is taking longer than we told you because our supplier is late. We now expect to ship it within 5 business days.\n\nIf you would rather not wait, reply to this email and we will cancel it and refund you in full.'),
  ('wrong-address', null,
   'The carrier cannot deliver to the address on your order {orderNumber}. Please reply to this email with the complete address, including the apartment or unit number.'),
  ('proof-of-residence', 'We need proof of residence for your order {orderNumber}',
   'Before we can ship your order {orderNumber}, we need to confirm where you live. Please reply to this email and tell us which document you can show us: a utility bill, a bank statement or a lease from the last 60 days. Please do not send the document itself yet.'),
  ('return-how', 'Returning items from your order {orderNumber}',
   'You can return what you do not want. Open your order with the button below, choose “Return items”, and we will email you what to do next.'),
  ('vehicle', null,
   'We want to make sure that what you ordered fits. Please reply to this email with the year, make, model and trim of your vehicle.'),
  ('order-number', null,
   'To help you, we need your order number. It begins with VT- and is in the email that confirmed your order.'),
  ('returns', null,
   'You can return what you do not want. Open your order, choose “Return items”, and we will email you what to do next.'),
  ('anything-else', null, 'Is there anything else we can do for you, {firstName}?')
) as w (answer_id, subject, body)
where r.answer_id = w.answer_id and r.version = 1;
